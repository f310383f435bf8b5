import { statfs } from 'node:fs/promises'

const megabyte = 2 ** 20

/** Whether a folder has enough free space; if the system cannot tell, it counts as enough. */
export async function diskOf(folder: string): Promise<'ready' | 'low' | 'full'> {
	const found = await statfs(folder).catch(() => undefined)
	return found ? roomOf(found.bavail * found.bsize, found.blocks * found.bsize) : 'ready'
}

/** Space is low below a twentieth and below 1 GB: an operator has to see it before the disk is full. */
export function roomOf(free: number, whole: number) {
	if (free < 50 * megabyte) return 'full'
	return free < Math.min(1024 * megabyte, whole / 20) ? 'low' : 'ready'
}
