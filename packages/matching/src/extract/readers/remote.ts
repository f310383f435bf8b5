const remote =
	/\b(?:fully|100 ?%|completely|permanent(?:ly)?)[- ]remote\b|\bremote (?:job|position|role|work|opportunity|team|first|only|\()|(?:^|[(,–.:;|/•-])\s*remote\b(?!-?\s*(?:sens|control|area|village|part|place|site|region|location|town|school|pump|server|desktop|access|support|monitoring|corner))|\bwork(?:ing)? from (?:home|anywhere)\b|\bwfh\b|घरून काम|घर से काम/imu
const notAlways =
	/\b(?:no|not|never|after|days?|din|diwas|partly|partial|hybrid|occasional(?:ly)?|sometimes)\b[^.;]{0,30}\b(?:remote|work from home|wfh)\b|\b(?:remote|work from home|wfh)\b[^.;]{0,20}\b(?:not|nahi|nahin|nako|days?|din|after|baad|hybrid|allowed|sometimes|milega)\b|\bhybrid\b/iu

/** Whether a job can be done from anywhere all the time. */
export function isRemote(text: string): boolean {
	return remote.test(text) && !notAlways.test(text)
}
