/** Well-known providers where everyone can have a mail address; the part after the last dot may differ by country. */
const everywhere = [
	'gmail',
	'googlemail',
	'yahoo',
	'ymail',
	'rocketmail',
	'hotmail',
	'outlook',
	'live',
	'msn',
]
const hosts = [
	'aol.com',
	'duck.com',
	'fastmail.com',
	'gmx.at',
	'gmx.ch',
	'gmx.com',
	'gmx.de',
	'gmx.net',
	'hey.com',
	'icloud.com',
	'inbox.com',
	'in.com',
	'mac.com',
	'mail.com',
	'mail.ru',
	'me.com',
	'naver.com',
	'pm.me',
	'proton.me',
	'protonmail.ch',
	'protonmail.com',
	'qq.com',
	'rediff.com',
	'rediffmail.com',
	'sify.com',
	'tutanota.com',
	'tuta.io',
	'web.de',
	'yandex.com',
	'yandex.ru',
	'zohomail.com',
	'zohomail.in',
	'126.com',
	'163.com',
]
const pattern = new RegExp(String.raw`(?:^|\.)(?:${everywhere.join('|')})\.(?:[a-z]{2,3}|com?\.[a-z]{2})$`)

/** Whether a host name is that of a free mail provider, or a subdomain of it. */
export function isFreeMailHost(host: string) {
	return pattern.test(host) || hosts.some((known) => host === known || host.endsWith(`.${known}`))
}
