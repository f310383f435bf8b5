/** What a picture may be, told by its head before anything of it is unpacked. */
export const pictureLimits = {
	/** Pixels of one side. */
	side: 12_000,
	/** Pixels of a picture that is read row by row: more than cameras of phones make by default. */
	pixels: 60_000_000,
	/** Pixels of a picture that has to be held whole, since it comes in several passes. */
	pixelsInPasses: 16_000_000,
} as const

/** What one picture may cost. A process that goes beyond it is ended. */
export const decodingLimits = {
	seconds: 15,
	/** Bytes of memory beyond what the process holds before it has seen the picture. */
	memory: 160 * 1024 * 1024,
	/** Kilobytes of data that the system gives out at all, with the address space that the engine reserves. */
	data: 1_300_000,
	atOnce: 2,
	waiting: 40,
} as const
