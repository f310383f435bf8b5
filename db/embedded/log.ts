/** How much the server logs, as one of the program's own levels. */
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/**
 * What the server logs about itself: starts, crashes, recovery. Statement errors go to the program, which
 * logs them without the values of rows; in this log they would name people.
 */
const least = { silent: 'panic', error: 'fatal', warn: 'log', info: 'log', debug: 'log' } as const

/**
 * Logs the embedded server as JSON lines in its folder `log`, one file per weekday, so that no more than a
 * week is kept.
 */
export function logFlags(level: LogLevel) {
	return {
		logging_collector: 'on',
		log_destination: 'jsonlog',
		log_directory: 'log',
		log_filename: 'postgresql-%a.log',
		log_truncate_on_rotation: 'on',
		log_rotation_age: '1d',
		log_rotation_size: 0,
		log_file_mode: '0600',
		log_min_messages: least[level],
		log_min_error_statement: 'panic',
		log_checkpoints: 'off',
		log_parameter_max_length: 0,
		log_parameter_max_length_on_error: 0,
	}
}
