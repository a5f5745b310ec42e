"""What all rules are written with: compilation, entropy, the journal, and loops over many matches."""
