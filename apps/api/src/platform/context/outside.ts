import type { Disk } from 'flydrive'

/** Where files are kept. All nodes must share one store. */
export type FileStore = Disk

/** How the checker reaches the network. Production uses the one below; tests bring their own. */
export type Network = {
	/** The name servers to ask, as `address:port`; the system's when none are given. */
	nameServers?: string[]
	/** The port of web servers. */
	port: number
	/** Whether a machine may be called. */
	mayCall: (address: string) => boolean
	/** A certificate to trust in place of the known authorities'. */
	certificate?: string
}

/**
 * Turns texts into vectors that lie close together where the texts mean similar things. Throws a sentence for
 * the operator.
 */
export type Embedder = { model: string; embed: (texts: readonly string[]) => Promise<number[][]> }
