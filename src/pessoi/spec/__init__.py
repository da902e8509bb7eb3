"""The specifications: every rule with its id (`rulebook`), the code and the tests that cite it (`ledger`)."""
