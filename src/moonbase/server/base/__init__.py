"""The ground floor: errors, settings, wire types, keys, logs; nothing here knows a table."""
