import type { AccountsTexts } from './english/accounts.ts'
import type { FrameTexts } from './english/frame.ts'
import type { HiringTexts } from './english/hiring.ts'
import type { MatchingTexts } from './english/matching.ts'
import type { MessagingTexts } from './english/messaging.ts'
import type { OrganisationsTexts } from './english/organisations.ts'
import type { PrivacyTexts } from './english/privacy.ts'
import type { ProfilesTexts } from './english/profiles.ts'
import type { SearchTexts } from './english/search.ts'
import type { SectionsTexts } from './english/sections.ts'
import type { SiteTexts } from './english/site.ts'
import type { TrustTexts } from './english/trust.ts'

/** Every text in English, by area: from it the compiler knows all keys. */
export type English = AccountsTexts &
	FrameTexts &
	HiringTexts &
	MatchingTexts &
	MessagingTexts &
	OrganisationsTexts &
	PrivacyTexts &
	ProfilesTexts &
	SearchTexts &
	SectionsTexts &
	SiteTexts &
	TrustTexts
