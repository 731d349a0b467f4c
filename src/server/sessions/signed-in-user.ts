/** Who has signed in, as the identity provider tells it. */
export interface SignedInUser {
  id: string;
  email: string;
  name: string;
  emailVerified: boolean;
  image: string | null;
}
