-- Which list was exported; null for all other lines, and for exports of before.
ALTER TABLE trail ADD COLUMN list TEXT;
