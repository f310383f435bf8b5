import type { Disk } from 'flydrive'

/** Where files are kept. Every node has to see the same one. */
export type FileStore = Disk

/** How the checker reaches the world. Production has the one below; tests bring a small world of their own. */
export type Network = {
	/** Where names are looked up, as `address:port`; where the system does when none is said. */
	nameServers?: string[]
	/** The port of web servers. */
	port: number
	/** Whether a machine may be called. */
	mayCall: (address: string) => boolean
	/** A certificate to trust in place of those of the known authorities. */
	certificate?: string
}

/** Turns texts into vectors that lie near each other where the texts mean the like. Throws a sentence for the operator. */
export type Embedder = { model: string; embed: (texts: readonly string[]) => Promise<number[][]> }
