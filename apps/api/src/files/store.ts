import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files are kept. Every node has to see the same one. */
export type FileStore = Disk

/** A store in a folder. */
export function folderStore(location: string): FileStore {
	return new Disk(new FSDriver({ location, visibility: 'private' }))
}
