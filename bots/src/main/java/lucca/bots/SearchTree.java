package lucca.bots;

import java.util.Arrays;

/// A search tree in flat arrays, so that it grows, is cleared and is reused without garbage.
///
/// A node is a state that a path of steps leads to. At a decision its edges are legal steps by
/// descending prior, so tried edges come before untried ones. At a chance node its edges are
/// outcomes that have occurred. Edges that are moved leave their old slots unused.
final class SearchTree {
    static final int ROOT = 0;

    /// No node, or no edge.
    static final int NONE = -1;

    /// The maximum number of edges. A node that gets none stays a leaf.
    static final int MAX_EDGES = 4_000_000;

    private int[] actor = new int[1024];
    private int[] visits = new int[1024];
    private int[] firstEdge = new int[1024];
    private int[] edgeCount = new int[1024];
    private int[] tried = new int[1024];
    private boolean[] complete = new boolean[1024];
    private int nodes;

    private int[] code = new int[8192];
    private int[] edgeVisits = new int[8192];
    private int[] child = new int[8192];
    private float[] prior = new float[8192];
    private double[] sum = new double[8192];
    private int edges;

    void clear() {
        nodes = 0;
        edges = 0;
    }

    int addNode(int nodeActor) {
        if (nodes == actor.length) {
            int more = 2 * nodes;
            actor = Arrays.copyOf(actor, more);
            visits = Arrays.copyOf(visits, more);
            firstEdge = Arrays.copyOf(firstEdge, more);
            edgeCount = Arrays.copyOf(edgeCount, more);
            tried = Arrays.copyOf(tried, more);
            complete = Arrays.copyOf(complete, more);
        }
        actor[nodes] = nodeActor;
        visits[nodes] = 0;
        firstEdge[nodes] = NONE;
        edgeCount[nodes] = 0;
        tried[nodes] = 0;
        complete[nodes] = false;
        return nodes++;
    }

    boolean isLeaf(int node) {
        return firstEdge[node] == NONE;
    }

    /// Whether the tree has room for this many more edges.
    boolean hasRoom(int count) {
        return edges + count <= MAX_EDGES;
    }

    /// Allocates edges for a node and returns the first.
    int addEdges(int node, int count) {
        reserve(count);
        firstEdge[node] = edges;
        edgeCount[node] = count;
        edges += count;
        return firstEdge[node];
    }

    void setEdge(int edge, int step, double prior) {
        code[edge] = step;
        edgeVisits[edge] = 0;
        child[edge] = NONE;
        this.prior[edge] = (float) prior;
        sum[edge] = 0;
    }

    /// Swaps two untried edges.
    void swap(int one, int other) {
        int step = code[one];
        code[one] = code[other];
        code[other] = step;
    }

    /// The edge of a chance outcome, or [#NONE]. An outcome is identified by 64 bits. Half of them
    /// are stored in the slot for visits, which chance edges do not need.
    int find(int node, long outcome) {
        int from = firstEdge[node];
        int to = from + tried[node];
        for (int edge = from; edge < to; edge++) {
            if (code[edge] == (int) outcome && edgeVisits[edge] == (int) (outcome >> 32)) {
                return edge;
            }
        }
        return NONE;
    }

    /// Adds an outcome to a chance node. If the node is full, its edges move to twice the room.
    int addOutcome(int node, long outcome) {
        int count = tried[node];
        if (count == edgeCount[node]) {
            moveEdges(node, Math.max(4, 2 * count));
        }
        int edge = firstEdge[node] + count;
        setEdge(edge, (int) outcome, 0);
        edgeVisits[edge] = (int) (outcome >> 32);
        tried[node]++;
        return edge;
    }

    /// Moves a node to a larger block of edges and keeps those that were tried.
    int moveEdges(int node, int room) {
        int from = Math.max(0, firstEdge[node]);
        int count = tried[node];
        int to = addEdges(node, room);
        System.arraycopy(code, from, code, to, count);
        System.arraycopy(edgeVisits, from, edgeVisits, to, count);
        System.arraycopy(child, from, child, to, count);
        System.arraycopy(prior, from, prior, to, count);
        System.arraycopy(sum, from, sum, to, count);
        return to;
    }

    int actor(int node) {
        return actor[node];
    }

    int visits(int node) {
        return visits[node];
    }

    int firstEdge(int node) {
        return firstEdge[node];
    }

    int edgeCount(int node) {
        return edgeCount[node];
    }

    /// The number of tried edges of a node; they come first.
    int tried(int node) {
        return tried[node];
    }

    void tryNext(int node) {
        tried[node]++;
    }

    /// Whether a node has an edge for every legal step.
    boolean isComplete(int node) {
        return complete[node];
    }

    void setComplete(int node, boolean all) {
        complete[node] = all;
    }

    int code(int edge) {
        return code[edge];
    }

    int child(int edge) {
        return child[edge];
    }

    void setChild(int edge, int node) {
        child[edge] = node;
    }

    int edgeVisits(int edge) {
        return edgeVisits[edge];
    }

    double sum(int edge) {
        return sum[edge];
    }

    double prior(int edge) {
        return prior[edge];
    }

    void visit(int node) {
        visits[node]++;
    }

    void reward(int edge, double share) {
        edgeVisits[edge]++;
        sum[edge] += share;
    }

    /// The edge with the most visits, and of equals the better one; [#NONE] at a leaf.
    int mostVisited(int node) {
        int best = NONE;
        for (int edge = firstEdge[node]; edge < firstEdge[node] + tried[node]; edge++) {
            if (best == NONE
                    || edgeVisits[edge] > edgeVisits[best]
                    || edgeVisits[edge] == edgeVisits[best] && sum[edge] > sum[best]) {
                best = edge;
            }
        }
        return best;
    }

    private void reserve(int count) {
        if (edges + count > code.length) {
            int more = Math.max(Math.min(2 * code.length, MAX_EDGES), edges + count);
            code = Arrays.copyOf(code, more);
            edgeVisits = Arrays.copyOf(edgeVisits, more);
            child = Arrays.copyOf(child, more);
            prior = Arrays.copyOf(prior, more);
            sum = Arrays.copyOf(sum, more);
        }
    }
}
