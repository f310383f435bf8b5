import { fileTasks } from './files/tasks.ts'

/** What everything else builds on: files, the queue, mails, settings. */
export const platform = { routes: [], tasks: fileTasks }
