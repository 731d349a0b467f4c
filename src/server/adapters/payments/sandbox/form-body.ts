/** Nested values as Stripe's SDK sends them: `line_items[0][price]=…`, `expand[]=…`. */
export interface FormTree {
  [key: string]: string | FormTree;
}

export function parseForm(text: string): FormTree {
  const tree: FormTree = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const keys = path.split(/[[\]]+/).filter((key) => key !== '');
    plant(tree, keys, value);
  }
  return tree;
}

function plant(tree: FormTree, keys: readonly string[], value: string): void {
  const [key, ...rest] = keys;
  if (key === undefined || key === '__proto__') return;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const branch = tree[key];
  const next = typeof branch === 'object' ? branch : {};
  tree[key] = next;
  plant(next, rest, value);
}

/** The text at a path, or null. */
export function textAt(tree: FormTree, ...path: string[]): string | null {
  let node: string | FormTree | undefined = tree;
  for (const key of path) node = typeof node === 'object' ? node[key] : undefined;
  return typeof node === 'string' && node !== '' ? node : null;
}
