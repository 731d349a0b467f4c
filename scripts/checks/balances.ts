import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

const MESSAGE =
  'Only src/server/credits writes balances and the ledger (decision 008): call one of its use cases.';

const ASSIGNS_BALANCE =
  /\bupdate\s+(?:only\s+)?profiles\b(?:(?!\b(?:where|returning)\b)[^;])*?(?:\bset\b|,)\s*\(?\s*(?:credits|held)\b\s*[=,)]/i;
const WRITES_LEDGER =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate|copy)\s+(?:only\s+)?credit_history\b/i;
const BALANCES = new Set(['credits', 'held']);
const WRITERS = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);

/** Balances are written by SQL in a string or a template, or through Kysely: all three are read here. */
export const onlyCreditsWriteBalances: Rule = {
  create: (context) => ({
    Literal(node) {
      if (typeof node.value === 'string' && isWriter(node.value))
        context.report({ node, message: MESSAGE });
    },
    TemplateLiteral(node) {
      // A value is a word of its own, whatever it is.
      if (isWriter(node.quasis.map(({ value }) => value.raw).join(' x ')))
        context.report({ node, message: MESSAGE });
    },
    CallExpression(node) {
      const call = methodOf(node);
      if (call === undefined) return;
      if (WRITERS.has(call.name) && tableOf(node) === 'credit_history')
        context.report({ node, message: MESSAGE });
      if ((call.name === 'set' || call.name === 'values') && changesBalance(node)) {
        const start = startOfChain(call.object);
        if (start !== undefined && tableOf(start) === 'profiles')
          context.report({ node, message: MESSAGE });
      }
    },
  }),
};

type Node = Parameters<NonNullable<ReturnType<NonNullable<Rule['create']>>['CallExpression']>>[0];
type Expression = Node['callee'];

const isWriter = (text: string): boolean => ASSIGNS_BALANCE.test(text) || WRITES_LEDGER.test(text);

function methodOf({ callee }: Node): { name: string; object: Expression } | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  return { name: callee.property.name, object: callee.object };
}

function tableOf({ arguments: [table] }: Node): unknown {
  return table?.type === 'Literal' ? table.value : undefined;
}

/** `db.updateTable('profiles').where(…).set(…)`: the call that names the table. */
function startOfChain(object: Expression): Node | undefined {
  if (object.type !== 'CallExpression') return undefined;
  const call = methodOf(object);
  if (call === undefined) return undefined;
  return WRITERS.has(call.name) ? object : startOfChain(call.object);
}

function changesBalance({ arguments: written }: Node): boolean {
  return written.some(
    (argument) =>
      (argument.type === 'Literal' && BALANCES.has(String(argument.value))) ||
      (argument.type === 'ObjectExpression' &&
        argument.properties.some(
          (property) =>
            property.type === 'Property' &&
            property.key.type === 'Identifier' &&
            BALANCES.has(property.key.name),
        )),
  );
}

export default {
  meta: { name: 'balances' },
  rules: { 'only-credits-write': onlyCreditsWriteBalances },
};
