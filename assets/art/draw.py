#!/usr/bin/env python3
"""Draws all of Jungle's art: `python3 assets/art/draw.py` rewrites the SVGs in assets/art/svg/.
Names on the command line choose modules: `draw.py animals marks`. Only the standard library;
all chance is seeded, so an unchanged script changes no file. Then `cargo bake` makes the atlases."""
import importlib, sys
from paper import save

# each has files(): name -> SVG text
MODULES = ("animals", "tokens", "marks", "board", "ui", "scenes", "life", "web", "print")

if __name__ == "__main__":
    for module in sys.argv[1:] or MODULES:
        for name, text in importlib.import_module(module).files().items():
            save(name, text)
