/** Short forms of two letters are everyday words unless they are in capitals: "me", "be", "ms". */
const levels: [number, RegExp[]][] = [
	[8, [/\bph\.?\s?d\b|\bdoctora(?:te|l)\b|\bd\.?phil\b|पीएच\.?\s?डी/i]],
	[
		7,
		[
			/\bm\.?\s?(?:tech|sc|com|ed|phil|arch|pharm|sw|pt|lib|des|ca|ba|p\.?ed)\b|\bmaster(?:'?s| of| in| degree)|\bpost[- ]?graduat\w*|\bpg ?d(?:iploma|m)\b|\bpgdm\b|\bllm\b|\bchartered accountant\b|\bc\.?a\.? (?:qualified|final)|पदव्युत्तर|स्नातकोत्तर|एम\.\s?[एबकस]/i,
			/\bM\.?\s?[ADES]\b\.?(?!\s*(?:Office|Excel|Word|Power|Project|SQL|Access|Dhoni))|\bFCA\b|\bACA\b|\bCA(?=[,.;) ]+(?:\d|with|from|since|in \d|firm's))|\bMD\b|\bMS\s\(/,
		],
	],
	[
		6,
		[
			/\bb\.?\s?(?:tech|sc|com|ed|arch|pharm|bm|hm|sw|des|voc|lib|pt|ca|ba|p\.?ed|hmct)\b|\bbachelor|\b(?:arts|commerce|science|law|engineering|management)?[- ]?graduat(?:e|ion|ed)\b|\bdegree\b|\bmbbs\b|\bbds\b|\bbams\b|\bbhms\b|\bllb\b|\bll\.?\s?b\b|\blicence (?:pro|en)\b|पदवी(?:धर|)|स्नातक|बी\.?\s?(?:कॉम|ए|एस|एड|टेक|ई)|एलएल\.?\s?बी/i,
			/\bB\.?\s?[AE]\b|\bB\.?A\.?(?=[,.; (])/,
		],
	],
	[
		5,
		[
			/\bdiploma\b|\bpoly(?:technic)?\b|\bd\.?\s?(?:ed|pharm|el\.?ed)\b|\bgnm\b|\banm\b|\bdmlt\b|\bassociate'?s degree|आयटीआय|आईटीआई|डिप्लोमा|पदविका/i,
			/\bI\.?T\.?I\b|\biti\b/,
		],
	],
	[
		4,
		[
			/\b(?:12(?:th|vi|vin)?\s*(?:pass|std|class|\(|science|commerce|arts|fail)|12th|12vi|xii(?:th)?|hsc|h\.s\.c|inter(?:mediate)?(?= pass|\b(?! of)(?=\s*\())|intermediate|higher secondary|class (?:12|xii)|\+2|10\+2|puc|high[- ]school diploma|ged)\b|बारावी|बारहवीं|(?:१२|12)\s*(?:वी|वीं|वीत)/i,
		],
	],
	[
		3,
		[
			/\b(?:10th|10vi|x(?:th)? pass|ssc|s\.s\.c|sslc|matric\w*|class (?:10|x)|10\s*(?:pass|std)|tenth|dahavi|dasvi|high school)\b|दहावी|दसवीं|मैट्रिक|(?:१०|10)\s*(?:वी|वीं)/i,
		],
	],
	[
		2,
		[
			/\b(?:8th|8vi|9th|9vi|class (?:8|9|viii|ix)|eighth|ninth|aathvi|8\s*pass|9\s*pass)\b|आठवी|आठवीं|नववी|नौवीं|(?:८|8|९|9)\s*(?:वी|वीं)/i,
		],
	],
	[
		1,
		[/\b(?:4th|5th|6th|7th|5vi|class [4567]|fifth|seventh|primary school)\b|पाचवी|पाँचवीं|सातवी|सातवीं|चौथी/i],
	],
]

/** The highest level of education that a person states, 1 to 8. */
export function highestEducation(text: string): number | undefined {
	return levels.find(([, words]) => words.some((word) => word.test(text)))?.[0]
}

/** The lowest level that a job names: "graduate or master" means that a graduate will do. */
export function leastEducation(text: string): number | undefined {
	return levels.findLast(([, words]) => words.some((word) => word.test(text)))?.[0]
}
