import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { claimFolder, isClaimed } from './data-folder.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'profile-search-claim-'))

test('only one program at a time can claim a folder', async () => {
	const folder = await newFolder()

	const letGo = await claimFolder(folder)

	await expect(claimFolder(folder)).rejects.toThrow(
		`The portal is running on ${folder} already (process ${process.pid}).`,
	)
	expect(await isClaimed(folder)).toBe(true)
	await letGo()
	expect(await isClaimed(folder)).toBe(false)
	await (
		await claimFolder(folder)
	)()
})

test('a claim is void when its process has ended or its process ID was reused', async () => {
	for (const claim of ['999999999 1', `${process.pid} 12345`, 'nonsense', '']) {
		const folder = await newFolder()
		await writeFile(join(folder, 'portal.pid'), claim)

		expect(await isClaimed(folder)).toBe(false)
		await (
			await claimFolder(folder)
		)()
	}
})
