import { accessTokens } from '@profile-search/db/schema/accounts/access-tokens'
import { accounts, emailVerifications, passwordResets } from '@profile-search/db/schema/accounts/accounts'
import { refusedAddresses } from '@profile-search/db/schema/accounts/refused-addresses'
import {
	authenticators,
	passkeyChallenges,
	passkeys,
	recoveryCodes,
} from '@profile-search/db/schema/accounts/second-steps'
import { accountActivity, knownDevices, sessions } from '@profile-search/db/schema/accounts/sessions'
import { sql } from 'drizzle-orm'
import { knownDays } from '#accounts/sessions/devices.ts'
import { blank, by, byEmail, holder, whileAccount, type Rule } from './rule.ts'

const toLogIn = 'to log in safely'

/** Accounts, and how their holders log in. */
export const loginRules: Rule[] = [
	{
		table: accounts,
		what: 'Your account',
		whose: holder,
		why: 'to have an account at all',
		until: 'three years without a login (a setting); the row stays, emptied, where others’ rows name it',
		of: by(accounts.id),
		secret: [accounts.passwordHash],
		atErasure: (who) => [
			blank(
				accounts,
				sql`email = id || '@left.invalid', password_hash = null, first_name = 'Someone who', middle_name = null,
					last_name = 'left', status = 'suspended', status_reason = null, waiting_since = null, asked_at = null,
					frozen_from = null, is_approver = false, is_administrator = false, erased_at = now()`,
				by(accounts.id)(who),
			),
		],
	},
	{
		table: emailVerifications,
		what: 'Codes that were sent to your address',
		whose: 'whoever registers',
		why: 'to prove an address',
		until: 'two days',
		of: byEmail(emailVerifications.email),
		secret: [emailVerifications.codeHash, emailVerifications.tokenHash],
		atErasure: 'deleted',
		overdue: sql`${emailVerifications.createdAt} < now() - interval '2 days'`,
	},
	{
		table: refusedAddresses,
		what: 'That the mail server of your address refused a mail',
		whose: 'whoever a mail could not be brought to',
		why: 'so that it is seen why no mail arrives',
		until: 'the next mail that arrives, or 90 days',
		of: byEmail(refusedAddresses.email),
		atErasure: 'deleted',
		overdue: sql`${refusedAddresses.refusedAt} < now() - interval '90 days'`,
	},
	{
		table: passwordResets,
		what: 'Passwords that you wanted to reset',
		whose: holder,
		why: toLogIn,
		until: 'two days',
		of: byEmail(passwordResets.email),
		secret: [passwordResets.tokenHash, passwordResets.mailedTokenHash, passwordResets.codeHash],
		atErasure: 'deleted',
		overdue: sql`${passwordResets.createdAt} < now() - interval '2 days'`,
	},
	{
		table: sessions,
		what: 'Devices that are logged in',
		whose: holder,
		why: toLogIn,
		until:
			'the night after the session has ended: 12 hours without a call or 7 days in all, on devices 30 and 180 days',
		of: by(sessions.accountId),
		secret: [sessions.tokenHash],
		atErasure: 'deleted',
		overdue: sql`${sessions.expiresAt} < now()`,
	},
	{
		table: accessTokens,
		what: 'Access tokens for your programs',
		whose: holder,
		why: 'so that programs of yours can call the portal',
		until: 'its removal, or the night after it has expired, at most a year',
		of: by(accessTokens.accountId),
		secret: [accessTokens.tokenHash],
		atErasure: 'deleted',
		overdue: sql`${accessTokens.expiresAt} < now()`,
	},
	{
		table: knownDevices,
		what: 'Browsers that you have used',
		whose: holder,
		why: 'to tell of a login from a new one',
		until: `${knownDays} days without a login from it`,
		of: by(knownDevices.accountId),
		secret: [knownDevices.tokenHash],
		atErasure: 'deleted',
		overdue: sql`${knownDevices.lastSeenAt} < now() - make_interval(days => ${knownDays})`,
	},
	{
		table: accountActivity,
		what: 'What happened to your account',
		whose: holder,
		why: 'so that its owner sees misuse; logs of a year (DPDP Rules, rule 6; CERT-In: 180 days)',
		until: 'a year',
		of: by(accountActivity.accountId),
		atErasure: 'deleted',
		overdue: sql`${accountActivity.at} < now() - interval '1 year'`,
	},
	{
		table: authenticators,
		what: 'Your authenticator app',
		whose: holder,
		why: toLogIn,
		until: whileAccount,
		of: by(authenticators.accountId),
		secret: [authenticators.secret, authenticators.lastStep],
		atErasure: 'deleted',
	},
	{
		table: recoveryCodes,
		what: 'Your recovery codes',
		whose: holder,
		why: toLogIn,
		until: 'new codes, or the end of the second step',
		of: by(recoveryCodes.accountId),
		secret: [recoveryCodes.codeHash],
		atErasure: 'deleted',
	},
	{
		table: passkeys,
		what: 'Your passkeys',
		whose: holder,
		why: toLogIn,
		until: 'its removal',
		of: by(passkeys.accountId),
		secret: [passkeys.credentialId, passkeys.publicKey, passkeys.counter],
		atErasure: 'deleted',
	},
	{
		table: passkeyChallenges,
		what: 'Logins with a passkey that were begun',
		whose: holder,
		why: toLogIn,
		until: 'the night after; it is valid for five minutes',
		of: by(passkeyChallenges.accountId),
		secret: [passkeyChallenges.challenge],
		atErasure: 'deleted',
		overdue: sql`${passkeyChallenges.expiresAt} < now()`,
	},
]
