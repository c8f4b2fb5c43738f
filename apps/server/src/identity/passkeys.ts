import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { RequestError } from '../errors.ts'
import type { Directory, GuestRow, PasskeyRow } from '../store/contract.ts'

/** A large library: loaded when somebody first has to do with passkeys, not at every start. */
const library = () => import('@simplewebauthn/server')

const CHALLENGE_MS = 300_000
/** As many devices as anybody has, and more. */
const MOST_PASSKEYS = 20

const tooMany = new RequestError({
  code: 'bad-request',
  message: `You have ${MOST_PASSKEYS} passkeys. Remove one first.`,
})

/** Where the ceremony takes place, as the browser will state it. */
export interface PasskeySite {
  readonly origin: string
  readonly hostname: string
}

/** Passkeys keep an identity for good: no password, no e-mail, nothing to remember. */
export class Passkeys {
  readonly #directory: Directory
  readonly #now: () => number

  constructor(directory: Directory, now: () => number) {
    this.#directory = directory
    this.#now = now
  }

  async registration(
    guest: GuestRow,
    { hostname }: PasskeySite,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#roomFor(guest)
    const { generateRegistrationOptions } = await library()
    const options = await generateRegistrationOptions({
      rpName: 'Rattlecup',
      rpID: hostname,
      userName: guest.name,
      userID: new TextEncoder().encode(guest.id),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    return this.#remember(options)
  }

  /** Keeps the passkey for the guest; false if the answer is not what was asked for. */
  async register(guest: GuestRow, response: unknown, { origin, hostname }: PasskeySite): Promise<boolean> {
    await this.#roomFor(guest)
    const { verifyRegistrationResponse } = await library()
    const verified = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => this.#take(challenge),
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: false,
    }).catch(() => undefined)
    if (!verified?.verified) return false
    const { id, publicKey, counter } = verified.registrationInfo.credential
    const encoded = Buffer.from(publicKey).toString('base64url')
    // Whoever writes a passkey by hand can give it the id of somebody else's.
    return this.#directory.addPasskey({ id, guest: guest.id, publicKey: encoded, counter })
  }

  /** The passkeys of a guest who may have one more. */
  async #roomFor({ id }: GuestRow): Promise<PasskeyRow[]> {
    const known = await this.#directory.passkeysOf(id)
    if (known.length >= MOST_PASSKEYS) throw tooMany
    return known
  }

  async authentication({ hostname }: PasskeySite): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library()
    const options = await generateAuthenticationOptions({ rpID: hostname, userVerification: 'preferred' })
    return this.#remember(options)
  }

  /** The guest whose passkey answered. */
  async authenticate(response: unknown, { origin, hostname }: PasskeySite): Promise<GuestRow | undefined> {
    const { id } = response as { id?: unknown }
    const passkey = typeof id === 'string' ? await this.#directory.passkey(id) : undefined
    if (!passkey) return undefined
    const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'))
    const { verifyAuthenticationResponse } = await library()
    const verified = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => this.#take(challenge),
      expectedOrigin: origin,
      expectedRPID: hostname,
      credential: { id: passkey.id, publicKey, counter: passkey.counter },
      requireUserVerification: false,
    }).catch(() => undefined)
    if (!verified?.verified) return undefined
    await this.#directory.usePasskey(passkey.id, verified.authenticationInfo.newCounter)
    return this.#directory.guest(passkey.guest)
  }

  /** Kept with the one-time links, so that it may be answered at another node. Each is good for one answer. */
  async #remember<T extends { readonly challenge: string }>(options: T): Promise<T> {
    const now = this.#now()
    await this.#directory.addLink(linkOf(options.challenge), '', now + CHALLENGE_MS)
    // Two for one: so those that nobody answers can't become many.
    await this.#directory.removeExpiredLinks(now, 2)
    return options
  }

  async #take(challenge: string): Promise<boolean> {
    return (await this.#directory.takeLink(linkOf(challenge), this.#now())) !== undefined
  }
}

/** No link's hash has a space in it. */
function linkOf(challenge: string): string {
  return `challenge ${challenge}`
}
