import { problem } from '@profile-search/contract/platform/problem'
import type { FeedJob } from './feed-job.ts'

type Pay = Pick<FeedJob, 'texts' | 'notes'>
type Given = {
	min?: number | null | undefined
	max?: number | null | undefined
	currency?: string | null | undefined
	period?: string | null | undefined
	shown: string
}

const periods: [RegExp, string][] = [
	[/hour|hourly|\/\s*hr/i, 'hour'],
	[/\bday|daily|per-day/i, 'day'],
	[/month|p\.?\s?m\b/i, 'month'],
	[/year|annual|annum|yearly|p\.?\s?a\b|\blpa\b|lakh/i, 'year'],
]

/** The pay of a job in rupees. Other currencies and periods are left out, which is noted. */
export function payOf({ min, max, currency, period, shown }: Given): Pay {
	const amounts = [min, max].map((amount) =>
		typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? Math.round(amount) : undefined,
	)
	const [from, to] = amounts
	if (from === undefined && to === undefined) return { texts: {}, notes: [] }
	const found = periods.find(([pattern]) => pattern.test(period ?? ''))?.[1]
	const leftOut = (message: string): Pay => ({
		texts: {},
		notes: [{ column: from === undefined ? 'payMax' : 'payMin', value: shown, message }],
	})
	if (currency && currency.toUpperCase() !== 'INR')
		return leftOut(problem('hiringProblems.feedCurrency', { currency: currency.slice(0, 10) }))
	if (!found || (period && /week/i.test(period))) return leftOut('hiringProblems.feedPayPeriod')
	return {
		texts: {
			...(from !== undefined && { payMin: String(from) }),
			...(to !== undefined && { payMax: String(to) }),
			payPeriod: found,
		},
		notes: [],
	}
}

const currencies: [RegExp, string][] = [
	[/₹|\brs\b|\binr\b|rupee|lakh|\blpa\b/i, 'INR'],
	[/\$|\busd\b/i, 'USD'],
	[/€|\beur\b/i, 'EUR'],
	[/£|\bgbp\b/i, 'GBP'],
]

/** The pay in a text such as “₹25,000 – ₹35,000 per month” or “6–8 LPA”. */
export function payOfText(text: string): Pay {
	const inLakhs = /lakh|\blpa\b/i.test(text)
	const [min, max] = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => {
		const amount = Number(digits.replaceAll(',', ''))
		return inLakhs && amount < 1000 ? amount * 100_000 : amount
	})
	const currency = currencies.find(([pattern]) => pattern.test(text))?.[1]
	const isLimit = max === undefined && /up to|upto|max/i.test(text)
	return payOf({
		...(isLimit ? { max: min } : { min, max }),
		currency,
		period: text,
		shown: text,
	})
}
