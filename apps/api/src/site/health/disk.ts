import { statfs } from 'node:fs/promises'

const megabyte = 2 ** 20

/** How much room there is in a folder; where the system does not tell, it counts as enough. */
export async function diskOf(folder: string): Promise<'ready' | 'low' | 'full'> {
	const found = await statfs(folder).catch(() => undefined)
	return found ? roomOf(found.bavail * found.bsize, found.blocks * found.bsize) : 'ready'
}

/** Less than a twentieth, and less than 1 GB, is little: an operator has to see it before it is over. */
export function roomOf(free: number, whole: number) {
	if (free < 50 * megabyte) return 'full'
	return free < Math.min(1024 * megabyte, whole / 20) ? 'low' : 'ready'
}
