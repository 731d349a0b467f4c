import './style-guide.css';
import { Brand } from '#web/ui/display/brand.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { ChoiceRows } from './choice-rows.tsx';
import { FormRows } from './form-rows.tsx';
import { MessageRows } from './message-rows.tsx';

export const meta = () => [{ title: 'Components and states · Vignette' }];

/** Every component in every state, for whoever builds a screen. Only `npm run dev` serves it. */
export default function StyleGuide() {
  return (
    <main className="guide">
      <header className="guide-head">
        <Brand />
        <h1 className="t-screen">Components and states</h1>
        <ThemeToggle />
      </header>
      <div className="guide-columns">
        <div>
          <FormRows />
        </div>
        <div>
          <ChoiceRows />
          <MessageRows />
        </div>
      </div>
    </main>
  );
}
