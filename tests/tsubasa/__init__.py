"""Tests of Captain Tsubasa; a package, so that its modules may be called like others."""
