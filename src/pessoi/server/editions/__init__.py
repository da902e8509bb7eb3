"""Figures that people bring along: `trials` lets a process (`trial_process`) try them out first."""
