import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

test('each id is a unique UUID', () => {
	const ids = Array.from({ length: 200 }, newId)

	expect(new Set(ids).size).toBe(200)
	for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
})
