import type { Valkey } from '../../../lib/shared/node/valkey.ts';
import {
  AWAY_MS,
  FAR_AWAY_MS,
  MAX_CHECKED,
  MAX_WAITING,
  RECENT_MS,
  type Counts,
  type Look,
  type Queue,
} from './queue.ts';

/*
 * The queue of several backends, in Valkey: scripts by its clock, with the same rules as the queue in a process's memory
 * (docs/decisions/0108). Sorted sets hold who is waiting (by when they joined, and by when they were last seen), whose turn it is (by its
 * end), which turns ended early, and when people were let in; a hash maps turns to buyers, a set holds the turns in which an order was
 * placed, and a number counts the orders.
 */

const PARTS = [
  'line',
  'seen',
  'turns',
  'ended',
  'recent',
  'customers',
  'turnOf',
  'ordered',
  'orders',
] as const;
/** Nothing is kept for longer than this after the last poll. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const TIDY = `
local line, seen, turns, ended, recent, customers, turnOf, ordered, orders = unpack(KEYS)
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function finish(id)
  local ends = redis.call('ZSCORE', turns, id)
  if not ends then return end
  redis.call('ZREM', turns, id)
  redis.call('SREM', ordered, id)
  redis.call('ZADD', ended, ends, id)
  local customer = redis.call('HGET', customers, id)
  redis.call('HDEL', customers, id)
  if customer and redis.call('HGET', turnOf, customer) == id then redis.call('HDEL', turnOf, customer) end
end
for _, id in ipairs(redis.call('ZRANGEBYSCORE', turns, '-inf', now)) do finish(id) end
redis.call('ZREMRANGEBYSCORE', ended, '-inf', now)
redis.call('ZREMRANGEBYSCORE', recent, '-inf', now - ${String(RECENT_MS)})
for _, id in ipairs(redis.call('ZRANGEBYSCORE', seen, '-inf', now - ${String(FAR_AWAY_MS)}, 'LIMIT', 0, 1000)) do
  redis.call('ZREM', seen, id)
  redis.call('ZREM', line, id)
end
local function skipAway(places)
  local at, checked = 0, math.min(places, ${String(MAX_CHECKED)})
  while at < checked do
    local first = redis.call('ZRANGE', line, at, at)[1]
    if not first then return end
    if tonumber(redis.call('ZSCORE', seen, first) or 0) > now - ${String(AWAY_MS)} then
      at = at + 1
    else
      redis.call('ZREM', seen, first)
      redis.call('ZREM', line, first)
    end
  end
end
local function turnAt(id, ends)
  local held = redis.call('ZSCORE', turns, id)
  if held then return tonumber(held) end
  if ends <= now or redis.call('ZSCORE', ended, id) then return nil end
  redis.call('ZADD', turns, ends, id)
  return ends
end
local function markOrdered(id)
  if redis.call('SADD', ordered, id) == 1 then redis.call('INCR', orders) end
end
`;

/** ARGV: id, joined, the ticket's end, places, length of a turn, units left, number of orders before those were read. */
const LOOK = `${TIDY}
local id, ends = ARGV[1], tonumber(ARGV[3])
local held = turnAt(id, ends)
if held then return {'inside', held} end
if ends > 0 then return {'over'} end
if redis.call('ZCARD', line) >= ${String(MAX_WAITING)} and not redis.call('ZSCORE', line, id) then
  return {'waiting', redis.call('ZCOUNT', line, '-inf', ARGV[2]), redis.call('ZCARD', line), redis.call('ZCARD', recent)}
end
redis.call('ZADD', line, ARGV[2], id)
redis.call('ZADD', seen, now, id)
skipAway(tonumber(ARGV[4]))
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, ${String(LIFETIME_MS)}) end
local ahead = redis.call('ZRANK', line, id)
local inside = redis.call('ZCARD', turns)
local choosing = inside - redis.call('SCARD', ordered)
local meanwhile = math.max(0, tonumber(redis.call('GET', orders) or 0) - ARGV[7])
if ahead >= math.min(tonumber(ARGV[4]) - inside, tonumber(ARGV[6]) - choosing - meanwhile) then
  return {'waiting', ahead, redis.call('ZCARD', line), redis.call('ZCARD', recent)}
end
redis.call('ZREM', line, id)
redis.call('ZREM', seen, id)
redis.call('ZADD', turns, now + ARGV[5], id)
redis.call('ZADD', recent, now, id)
return {'let in', now + ARGV[5]}`;

/** ARGV: id, the ticket's end, customer. */
const USE = `${TIDY}
local id, customer = ARGV[1], ARGV[3]
if not turnAt(id, tonumber(ARGV[2])) then return 0 end
local owner = redis.call('HGET', customers, id)
if owner and owner ~= customer then return 0 end
local other = redis.call('HGET', turnOf, customer)
if other and other ~= id then finish(other) end
redis.call('HSET', customers, id, customer)
redis.call('HSET', turnOf, customer, id)
redis.call('SREM', ordered, id)
return 1`;

/** ARGV: customer, and who gets their turn. */
const PASS = `${TIDY}
local id = redis.call('HGET', turnOf, ARGV[1])
if not id or ARGV[1] == ARGV[2] then return 0 end
redis.call('HDEL', turnOf, ARGV[1])
local other = redis.call('HGET', turnOf, ARGV[2])
if other and other ~= id then finish(other) end
redis.call('HSET', customers, id, ARGV[2])
redis.call('HSET', turnOf, ARGV[2], id)
return 0`;

/** ARGV: customer, length of a turn. */
const PROLONG = `${TIDY}
local id = redis.call('HGET', turnOf, ARGV[1])
local held = id and redis.call('ZSCORE', turns, id)
if held then
  redis.call('ZADD', turns, math.max(held, now + ARGV[2]), id)
  markOrdered(id)
end
return 0`;

/** ARGV: customer. */
const FINISH = `${TIDY}
local id = redis.call('HGET', turnOf, ARGV[1])
if id and redis.call('ZSCORE', turns, id) then
  markOrdered(id)
  finish(id)
end
return 0`;

/** ARGV: id. */
const LEAVE = `${TIDY}
redis.call('ZREM', line, ARGV[1])
redis.call('ZREM', seen, ARGV[1])
finish(ARGV[1])
return 0`;

const COUNTS = `${TIDY}
return {redis.call('ZCARD', line), redis.call('ZCARD', turns), redis.call('ZCARD', recent)}`;

const listOf = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : []);

/**
 * Creates the queue for one opening of the room, for all backends that use one Valkey. Its calls throw while Valkey is unavailable.
 * @param since when the room was opened, in epoch milliseconds
 */
export function createSharedQueue(client: Pick<Valkey, 'eval' | 'get'>, since: number): Queue {
  const keyOf = (part: (typeof PARTS)[number]) => `waiting-room:${String(since)}:${part}`;
  const keys = PARTS.map(keyOf);
  const run = async (script: string, ...values: readonly (string | number)[]) =>
    client.eval(script, keys.length, ...keys, ...values);
  return {
    async look({ id, joined, until }, { places, turnMs, left, ordersBefore }): Promise<Look> {
      const counted = Math.min(left, Number.MAX_SAFE_INTEGER);
      const answer = listOf(await run(LOOK, id, joined, until, places, turnMs, counted, ordersBefore));
      const [kind, first, waiting, letIn] = answer;
      if (kind === 'inside' || kind === 'let in')
        return { kind: 'inside', until: Number(first), isNew: kind === 'let in' };
      if (kind === 'over') return { kind };
      return { kind: 'waiting', ahead: Number(first), waiting: Number(waiting), letIn: Number(letIn) };
    },
    orders: async () => Number(await client.get(keyOf('orders'))),
    use: async ({ id, until }, customer) => (await run(USE, id, until, customer)) === 1,
    pass: async (customer, to) => void (await run(PASS, customer, to)),
    prolong: async (customer, turnMs) => void (await run(PROLONG, customer, turnMs)),
    finish: async (customer) => void (await run(FINISH, customer)),
    leave: async ({ id }) => void (await run(LEAVE, id)),
    async counts(): Promise<Counts> {
      const [waiting, inside, letIn] = listOf(await run(COUNTS)).map(Number);
      return { waiting: waiting ?? 0, inside: inside ?? 0, letIn: letIn ?? 0 };
    },
  };
}
