/** Over a screen that would never finish loading: without scripts, or where they did not come. */
export function PageCovers() {
  return (
    <>
      <noscript>
        <div className="page-cover">
          <p className="t-screen">This part of Vignette needs JavaScript</p>
          <p>Please switch it on in your browser, then load the page again.</p>
          <p>
            <a className="link" href="/">
              Home
            </a>{' '}
            ·{' '}
            <a className="link" href="/pricing">
              Pricing
            </a>
          </p>
        </div>
      </noscript>
      <div className="page-cover page-cover-incomplete">
        <p className="t-screen">This page did not arrive whole</p>
        <p>Part of it was lost on the way. Please check your network.</p>
        <p>
          <button type="button" className="link" data-reload>
            Load it again
          </button>
        </p>
      </div>
    </>
  );
}
