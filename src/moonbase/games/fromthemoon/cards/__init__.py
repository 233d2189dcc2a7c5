"""Card files: vocabulary, checks, texts, gallery."""
