"""Draw the icons that a phone wants as PNG from web/public/icon.svg, with Chromium. They are kept in git.

python scripts/icons.py
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from golazo.testing.programs import find_chromium

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512}


def whole(svg: str) -> str:
    """The icon for systems that cut it to their own shape: to the edge, with what matters within the safe circle."""
    return svg.replace('rx="112"', "").replace('<g id="motif">', '<g transform="translate(64 64) scale(.74)">')


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu"])
        for name, size in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = whole(svg) if "maskable" in name else svg
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            print(PUBLIC / name)
        browser.close()


if __name__ == "__main__":
    main()
