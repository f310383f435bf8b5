-- fine: no portal was in use yet
ALTER TABLE "lexicons" DROP COLUMN "average_length";