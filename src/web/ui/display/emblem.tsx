import './emblem.css';

/** The framed glass that stands where a picture could be. */
export function Emblem() {
  return (
    <svg
      className="emblem"
      viewBox="0 0 180 210"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <ellipse cx="90" cy="105" rx="88" ry="103" />
      <ellipse cx="90" cy="105" rx="81" ry="96" opacity=".45" />
      <path d="M58 52c-4 38 8 68 32 68s36-30 32-68" />
      <path d="M57 82c14 6 22-4 33-4s20 8 33 4" opacity=".6" />
      <path d="M90 120v42M66 164h48" />
    </svg>
  );
}
