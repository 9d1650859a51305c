-- A copy for lists; absent where the photo itself is that small.
ALTER TABLE media_private_photo ADD COLUMN small_file TEXT;
