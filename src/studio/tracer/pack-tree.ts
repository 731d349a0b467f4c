import { NODE_BYTES, NODE_CHILD_BYTE, NODE_COUNT_BYTE } from './layout.ts';
import { surfaceOf } from './build-tree.ts';
import type { Tree } from './build-tree.ts';

export interface PackedTree {
  nodes: Float32Array<ArrayBuffer>;
  /** Primitives in the order the leaves refer to them. */
  order: number[];
}

type Leaf = Extract<Tree, { items: number[] }>;
const isLeaf = (tree: Tree): tree is Leaf => 'items' in tree;

const FLOATS = NODE_BYTES / 4;
const CHILD = NODE_CHILD_BYTE / 4;
const COUNT = NODE_COUNT_BYTE / 4;

/** Collapses a binary tree into nodes of four children, whose boxes one SIMD test covers. */
export function packTree(root: Tree): PackedTree {
  const families: Tree[][] = [];
  const indexOf = new Map<Tree, number>();
  const order: number[] = [];
  const firstOf = new Map<Leaf, number>();
  const visit = (tree: Tree): void => {
    const children = fourChildren(tree);
    indexOf.set(tree, families.length);
    families.push(children);
    for (const child of children) {
      if (!isLeaf(child)) visit(child);
      else {
        firstOf.set(child, order.length);
        order.push(...child.items);
      }
    }
  };
  visit(root);
  const nodes = new Float32Array(families.length * FLOATS);
  const numbers = new Int32Array(nodes.buffer);
  families.forEach((children, n) => {
    for (let lane = 0; lane < 4; lane++) {
      const child = children[lane];
      packBox(nodes, n * FLOATS + lane, child);
      if (!child) continue;
      numbers[n * FLOATS + CHILD + lane] = isLeaf(child)
        ? firstOf.get(child)!
        : indexOf.get(child)!;
      numbers[n * FLOATS + COUNT + lane] = isLeaf(child) ? child.items.length : 0;
    }
  });
  return { nodes, order };
}

/** Opens the child with the largest surface until there are four. */
function fourChildren(tree: Tree): Tree[] {
  const children: Tree[] = isLeaf(tree) ? [tree] : [tree.left, tree.right];
  while (children.length < 4) {
    const inner = children.filter((child) => !isLeaf(child));
    if (inner.length === 0) break;
    const widest = inner.reduce((a, b) => (surfaceOf(b.box) > surfaceOf(a.box) ? b : a));
    if (isLeaf(widest)) break;
    children.splice(children.indexOf(widest), 1, widest.left, widest.right);
  }
  return children;
}

/** A missing child gets an inside-out box that no ray can enter. */
function packBox(nodes: Float32Array, at: number, child: Tree | undefined): void {
  for (const axis of [0, 1, 2] as const) {
    const low = child?.box.min[axis] ?? 1e30;
    const high = child?.box.max[axis] ?? -1e30;
    const slack = child ? 1e-4 + 1e-6 * Math.max(Math.abs(low), Math.abs(high)) : 0;
    nodes[at + axis * 4] = low - slack;
    nodes[at + 12 + axis * 4] = high + slack;
  }
}
