import { defineConfig } from 'drizzle-kit'

export default defineConfig({
	dialect: 'postgresql',
	schema: './schema/*/*.ts',
	out: './migrations',
	casing: 'snake_case',
})
