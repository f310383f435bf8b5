/** Turns texts into vectors that lie near each other where the texts mean the like. Throws a sentence for the operator. */
export type Embedder = { model: string; embed: (texts: readonly string[]) => Promise<number[][]> }
