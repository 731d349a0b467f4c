import './site-footer.css';

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <p className="t-quote">Wine AI Specialists</p>
        <nav aria-label="Footer">
          <a href="/pricing">Pricing</a>
        </nav>
      </div>
    </footer>
  );
}
