import type { ArchiveFile } from '../archive/archive-file.ts'

/** Where backups are kept. */
export type Place = {
	/** The names of all files there. */
	names: () => Promise<string[]>
	/** A file there. Undefined where there is none of this name. */
	open: (name: string) => Promise<ArchiveFile | undefined>
	/** Keeps a large file: `make` writes it to the path that it is given. It has its name once it is whole. */
	keep: (name: string, make: (path: string) => Promise<unknown>) => Promise<void>
	write: (name: string, text: string) => Promise<void>
	remove: (name: string) => Promise<void>
}

/**
 * The place of this address: a folder of this machine, or `s3://bucket/prefix`. `scratch` is a folder for a backup on
 * its way to a bucket.
 */
export async function openPlace(address: string, scratch: string): Promise<Place> {
	if (!address.startsWith('s3://')) return (await import('./folder.ts')).folderPlace(address)
	return (await import('./bucket.ts')).bucketPlace(new URL(address), scratch)
}
