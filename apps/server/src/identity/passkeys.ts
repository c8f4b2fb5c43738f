import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Directory, GuestRow } from '../store/contract.ts'

/** A large library: loaded when somebody first has to do with passkeys, not at every start. */
const library = () => import('@simplewebauthn/server')

const CHALLENGE_MS = 300_000
/** Challenges nobody answers are thrown away from the oldest on. */
const MOST_CHALLENGES = 10_000

/** Where the ceremony takes place, as the browser will state it. */
export interface PasskeySite {
  readonly origin: string
  readonly hostname: string
}

/** Passkeys keep an identity for good: no password, no e-mail, nothing to remember. */
export class Passkeys {
  readonly #directory: Directory
  readonly #now: () => number
  /** Challenges that were given out, and until when they are good. Each is used once. */
  readonly #challenges = new Map<string, number>()

  constructor(directory: Directory, now: () => number) {
    this.#directory = directory
    this.#now = now
  }

  async registration(
    guest: GuestRow,
    { hostname }: PasskeySite,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#directory.passkeysOf(guest.id)
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
    await this.#directory.addPasskey({ id, guest: guest.id, publicKey: encoded, counter })
    return true
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

  #remember<T extends { readonly challenge: string }>(options: T): T {
    this.#challenges.set(options.challenge, this.#now() + CHALLENGE_MS)
    const [oldest] = this.#challenges.keys()
    if (this.#challenges.size > MOST_CHALLENGES && oldest !== undefined) this.#challenges.delete(oldest)
    return options
  }

  #take(challenge: string): boolean {
    const until = this.#challenges.get(challenge)
    this.#challenges.delete(challenge)
    return until !== undefined && until > this.#now()
  }
}
