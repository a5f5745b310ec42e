"""Output of commands: tables, reports, pages."""
