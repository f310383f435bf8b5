import { fileTasks } from './files/tasks.ts'

/** What everything else stands on: files, the queue, mails, settings. */
export const platform = { routes: [], tasks: fileTasks }
