import { z } from 'zod'
import { isTimeZone } from './site-time.ts'

/** A time zone by its IANA name, such as `Asia/Kolkata`. */
export const TimeZone = z.string().trim().max(60).refine(isTimeZone, 'problems.timeZone')
