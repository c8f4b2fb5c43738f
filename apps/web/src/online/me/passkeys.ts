import type { Me } from '@rattlecup/protocol/client'
import { ask, type ApiAnswer } from '../api.ts'
import { fromBase64url, toBase64url } from './base64url.ts'

/** The parts of WebAuthn's options that are bytes in the browser and text on the wire. */
type CreationJson = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  readonly challenge: string
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly excludeCredentials?: readonly { readonly id: string }[]
}
interface RequestJson {
  readonly challenge: string
}

/** Whether this browser, at this address, knows passkeys. */
export function hasPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in globalThis
}

/** Makes a passkey for whoever we are; undefined if the browser or its owner did not want to. */
export async function addPasskey(): Promise<ApiAnswer<Me> | undefined> {
  const options = await ask<CreationJson>('POST', '/passkeys/registration')
  if (!options.ok) return options
  const made = await navigator.credentials.create({ publicKey: creationOf(options.value) }).catch(() => null)
  return made instanceof PublicKeyCredential ? ask('POST', '/passkeys', registrationJson(made)) : undefined
}

/** Becomes whoever a passkey belongs to. */
export async function signInByPasskey(): Promise<ApiAnswer<Me> | undefined> {
  const options = await ask<RequestJson>('POST', '/passkeys/authentication')
  if (!options.ok) return options
  const publicKey = { ...options.value, challenge: fromBase64url(options.value.challenge) }
  const used = await navigator.credentials.get({ publicKey }).catch(() => null)
  return used instanceof PublicKeyCredential
    ? ask('POST', '/passkeys/session', assertionJson(used))
    : undefined
}

function creationOf(options: CreationJson): PublicKeyCredentialCreationOptions {
  const { challenge, user, excludeCredentials = [], ...rest } = options
  return {
    ...rest,
    challenge: fromBase64url(challenge),
    user: { ...user, id: fromBase64url(user.id) },
    excludeCredentials: excludeCredentials.map(({ id }) => ({
      type: 'public-key' as const,
      id: fromBase64url(id),
    })),
  }
}

function registrationJson(credential: PublicKeyCredential): object {
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    ...commonJson(credential),
    response: {
      clientDataJSON: toBase64url(response.clientDataJSON),
      attestationObject: toBase64url(response.attestationObject),
      transports: response.getTransports(),
    },
  }
}

function assertionJson(credential: PublicKeyCredential): object {
  const response = credential.response as AuthenticatorAssertionResponse
  return {
    ...commonJson(credential),
    response: {
      clientDataJSON: toBase64url(response.clientDataJSON),
      authenticatorData: toBase64url(response.authenticatorData),
      signature: toBase64url(response.signature),
      ...(response.userHandle ? { userHandle: toBase64url(response.userHandle) } : {}),
    },
  }
}

function commonJson(credential: PublicKeyCredential): object {
  const { id, type } = credential
  return { id, rawId: id, type, clientExtensionResults: credential.getClientExtensionResults() }
}
