"""What commands print: tables, reports, pages."""
