"""Does every question of every game fit every screen? Real moments are shown in the real page and measured.

`python -m tests.browser.fit GAME` prints what does not fit; `tests/browser/test_fit.py` is the same as a test.
"""
