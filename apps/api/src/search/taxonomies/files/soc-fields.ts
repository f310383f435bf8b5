/** The portal's fields of work by the major group of a SOC code. O*NET gives no ISCO-08 group to derive them from. */
const fields: Record<string, string> = {
	11: 'Management',
	13: 'Accounts and finance',
	15: 'Software',
	17: 'Engineering',
	19: 'Science',
	21: 'Social work',
	23: 'Law',
	25: 'Education',
	27: 'Arts and culture',
	29: 'Health and care',
	31: 'Health and care',
	33: 'Security',
	35: 'Cooking and food',
	37: 'Cleaning and waste',
	39: 'Personal services',
	41: 'Sales and retail',
	43: 'Office and government',
	45: 'Farming',
	47: 'Building trades',
	49: 'Mechanical and manufacturing',
	51: 'Mechanical and manufacturing',
	53: 'Driving and delivery',
	55: 'Armed forces',
}

/** Undefined for a group that the current SOC does not have. */
export function fieldOfSoc(soc: string) {
	return fields[soc.slice(0, 2)]
}
