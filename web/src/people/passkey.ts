// Passkeys as the browser makes and uses them. What is signed, and whether it is good, is the server's business.
import { api } from '../lib/api';
import type { AccountReply, Person } from '../generated/wire';

/** Passkeys belong to a host name: there are none at an address of numbers. */
export function hasPasskeys(hostname = location.hostname): boolean {
  const named = !/^[\d.]+$|^\[/.test(hostname);
  return named && typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Null: whoever was asked did not want to, or could not. */
export async function makePasskey(): Promise<AccountReply | null> {
  const { options } = await api.askPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await asked(() => navigator.credentials.create({ publicKey }));
  return credential && api.addPasskey({ credential: { ...credential.toJSON() } });
}

export async function usePasskey(take: boolean): Promise<Person | null> {
  const { options } = await api.askWho();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await asked(() => navigator.credentials.get({ publicKey }));
  if (!credential) return null;
  return (await api.signInByPasskey({ credential: { ...credential.toJSON() }, take })).person;
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null; // cancelled, too late, or there is one already
    throw error;
  }
}
