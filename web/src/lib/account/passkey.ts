import { post } from '../httpClient';
import type { Person } from '../protocol/api';

/** Whether this browser supports passkeys and their JSON format. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential && isSecureContext;
}

/** Creates a passkey on this device, to sign in with later. */
export async function createPasskey(name: string, password: string): Promise<void> {
  const options = await post<PublicKeyCredentialCreationOptionsJSON>('/api/passkeys/options', password ? { password } : {});
  const created = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
  await post('/api/passkeys', { name, credential: (created as PublicKeyCredential).toJSON() as object });
}

/** Signs in with a passkey of this device. */
export async function signInWithPasskey(): Promise<Person> {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>('/api/sessions/options', {});
  const assertion = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  return post<Person>('/api/sessions/passkey', { credential: (assertion as PublicKeyCredential).toJSON() as object });
}
