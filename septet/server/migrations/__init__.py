"""The steps from one form of the database to the next, run at every start.

A new step is a new file in `versions`; a test compares where they lead with the models.
"""
