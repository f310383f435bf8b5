import type { Disk } from 'flydrive'

/** Where files are kept. Every node has to see the same one. */
export type FileStore = Disk
