import { readMeanings } from './read-meanings.ts'

export const meaningTasks = { read_meanings: readMeanings }
